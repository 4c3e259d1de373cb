import { media } from './media.js';
import { typography } from './typography.js';
import { vars } from './vars.js';

/**
 * A minimal base for the document, in the cascade layer `waypage.base`: no margins, the kit's text color on its paper,
 * a scroll padding for the header. Optional: no component needs it.
 */
export const baseCss = `
@layer waypage.base{
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:${vars.color.line};scroll-padding-block-start:${vars.layout.header}}
@media ${media.belowLg}{html{scroll-padding-block-start:${vars.layout.headerSmall}}}
body{margin:0;background:${vars.color.paper};color:${vars.color.ink};overflow-wrap:break-word;${typography.body.replaceAll('\n', '')}}
h1,h2,h3,h4,h5,h6{margin:0;font:inherit;text-wrap:balance}
p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0}
p,li,dd{text-wrap:pretty}
fieldset{min-inline-size:0;padding:0;border:0}
legend{padding:0}
img,svg,video{display:block;max-inline-size:100%}
button,input,textarea,select{font:inherit;letter-spacing:inherit;color:inherit}
a{color:inherit}
@media ${media.reducedMotion}{*,*::before,*::after{scroll-behavior:auto!important}}
}
`;
