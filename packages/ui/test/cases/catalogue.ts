import { popups, words } from '../consumers/vite/src/every-component.jsx';
import * as kit from '../../src/index.js';

export const popupNames: readonly string[] = Object.keys(popups(kit, words.en));
