import { mount } from 'svelte';
import 'mana-font/css/mana.css';
import './style/base.css';
import './style/cards.css';
import App from './App.svelte';
import { settings, takeSeat } from './state/settings.svelte';
import { speak } from './words/words.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the client');
takeSeat();
await speak(settings.language);
mount(App, { target: place });
