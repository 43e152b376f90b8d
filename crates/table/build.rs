//! Builds the browser client with Node, where there is Node, and puts its files into this crate.
//!
//! Without Node, without the network that the first build needs, or with `FACEDOWN_WEB=0`, there is
//! no client, and that is no error: the table works without one.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

fn main() {
    let web = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo says it")).join("../../web");
    println!("cargo::rerun-if-env-changed=FACEDOWN_WEB");
    let sources =
        ["src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js"];
    for source in sources.map(|name| web.join(name)) {
        if source.exists() {
            println!("cargo::rerun-if-changed={}", source.display());
        }
    }
    // What the client says lies with all other messages.
    println!("cargo::rerun-if-changed={}", web.join("../crates/messages/locales").display());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says it"));
    let wanted = env::var_os("FACEDOWN_WEB").is_none_or(|value| value != "0") && web.join("index.html").exists();
    let files = if wanted { built(&web, &out.join("client")) } else { Ok(Vec::new()) };
    let files = files.unwrap_or_else(|why| {
        println!("cargo::warning=no browser client: {why}");
        Vec::new()
    });
    let mut code = String::from("static FILES: &[(&str, &[u8])] = &[\n");
    for (name, path) in files {
        writeln!(code, "    ({name:?}, include_bytes!({path:?})),").expect("a string");
    }
    fs::write(out.join("client.rs"), code + "];\n").expect("cargo gives a folder to write to");
}

/// The files of the client, with their names under its root.
fn built(web: &Path, out: &Path) -> Result<Vec<(String, PathBuf)>, String> {
    if !npm(web, &["--version"]).is_ok_and(|status| status) {
        return Err("Node is not there".to_owned());
    }
    let lock = |path: &str| fs::metadata(web.join(path)).and_then(|there| there.modified()).ok();
    let installed = lock("node_modules/.package-lock.json");
    if installed.is_none() || installed < lock("package-lock.json") {
        run(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let out = out.to_str().ok_or("the folder is not UTF-8")?;
    run(web, &["run", "build", "--", "--outDir", out, "--emptyOutDir"])?;
    let mut files = Vec::new();
    gather(Path::new(out), "", &mut files).map_err(|why| why.to_string())?;
    files.sort();
    Ok(files)
}

fn run(web: &Path, arguments: &[&str]) -> Result<(), String> {
    match npm(web, arguments) {
        Ok(true) => Ok(()),
        Ok(false) => Err(format!("npm {} failed", arguments.join(" "))),
        Err(why) => Err(format!("npm {}: {why}", arguments.join(" "))),
    }
}

/// Whether it succeeded. What npm says goes to the log of the build.
fn npm(web: &Path, arguments: &[&str]) -> io::Result<bool> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    Ok(Command::new(program).args(arguments).current_dir(web).output()?.status.success())
}

fn gather(folder: &Path, under: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{under}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, entry.path()));
        }
    }
    Ok(())
}
