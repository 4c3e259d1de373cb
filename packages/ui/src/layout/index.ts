export { Container, type ContainerProps } from './Container.js';
export { Grid, type GridProps } from './Grid.js';
export type { Surface } from './Layout.styles.js';
export { Section, type SectionProps } from './Section.js';
export { Stack, type StackProps } from './Stack.js';
