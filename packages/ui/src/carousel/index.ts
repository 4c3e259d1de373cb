export * from './Carousel.js';
export type { CarouselIndexChangeDetails } from './useCarousel.js';
