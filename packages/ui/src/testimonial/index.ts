export * from './Testimonial.js';
