import { setLanguage } from '../src/messages.ts';

await setLanguage('en');
