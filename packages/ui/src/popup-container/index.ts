export {
  PopupContainer,
  type PopupContainerElement,
  type PopupContainerProps,
} from './PopupContainer.js';
