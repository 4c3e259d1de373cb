export { Carousel, type CarouselProps } from './Carousel.js';
export type { CarouselIndexChangeDetails } from './useCarousel.js';
