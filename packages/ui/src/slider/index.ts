export { Slider, type SliderChangeDetails, type SliderProps } from './Slider.js';
