export * from './keep-value-on-scroll.js';
export * from './Slider.js';
