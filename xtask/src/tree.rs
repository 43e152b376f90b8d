//! The files of the project, as git sees them: tracked, or new and not ignored.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A text file of the project.
pub struct File {
    /// From the root, with `/`.
    pub path: String,
    pub text: String,
}

impl File {
    pub fn new(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    pub fn ends_with(&self, endings: &[&str]) -> bool {
        endings.iter().any(|ending| self.path.ends_with(ending))
    }

    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// The crate the file is in: `ir` of `crates/ir/src/lib.rs`.
    pub fn crate_name(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }
}

/// The root of the workspace that cargo runs in, or that this was built in.
pub fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").map_or(env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().expect("xtask is a folder of the workspace").to_owned()
}

/// All text files below `root`. Files that are not UTF-8 are left out.
pub fn files(root: &Path) -> io::Result<Vec<File>> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "-z"])
        .current_dir(root)
        .output()?;
    if !listed.status.success() {
        return Err(io::Error::other(format!("git ls-files: {}", String::from_utf8_lossy(&listed.stderr).trim())));
    }
    let mut files = Vec::new();
    for path in String::from_utf8_lossy(&listed.stdout).split('\0').filter(|path| !path.is_empty()) {
        // A file deleted but not yet committed is listed and not there.
        if let Ok(bytes) = std::fs::read(root.join(path))
            && let Ok(text) = String::from_utf8(bytes)
        {
            files.push(File { path: path.to_owned(), text });
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}
