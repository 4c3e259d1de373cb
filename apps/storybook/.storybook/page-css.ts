import {
  baseCss,
  fontFaceCss,
  themeCss,
  typography,
  vars,
  type FontFaceOptions,
} from '@waypage/ui/theme';

/** Excludes embedded content: stories, tables of props and blocks with styles of their own. */
const outsideStories =
  ':not(.sb-story *, .sb-unstyled *, .docblock-argstable *, .sbdocs-preview *)';
const page = '.sbdocs-content.sbdocs-content';
const table = `${page} table:not(.docblock-argstable, .sb-story *, .sb-unstyled *)`;

/** Replaces Storybook's fonts and colors on a page by the kit's. */
const pageCss = `
.sbdocs.sbdocs-wrapper { padding: clamp(24px, 4vw, 56px); background: ${vars.color.paper}; }
${page} { max-inline-size: 1076px; }
${page} :is(h1, h2, h3)[id]${outsideStories} { color: ${vars.color.ink}; border: 0; }
${page} h1[id]${outsideStories} { margin-block: 0 20px; ${typography.displayType} overflow-wrap: anywhere; }
${page} h2[id]${outsideStories} { margin-block: 64px 24px; padding-block: 24px 0; border-block-start: 2px solid ${vars.color.line}; ${typography.h2Small} }
${page} h3[id]${outsideStories} { margin-block: 28px 12px; color: ${vars.color.ink2}; ${typography.label} }
${page} :is(p, li)${outsideStories} { max-inline-size: 34em; ${typography.body} color: ${vars.color.ink}; }
${page} h1[id] + p${outsideStories} { margin-block: 0 56px; max-inline-size: 44em; ${typography.lead} color: ${vars.color.ink2}; }
${page} code${outsideStories} { padding: 0 4px; color: inherit; white-space: normal; overflow-wrap: anywhere; background: ${vars.color.mist}; border: 0; border-radius: 0; font-size: 0.85em; }
${page} a${outsideStories} { color: ${vars.color.ink}; text-decoration: underline; text-decoration-color: ${vars.color.signal}; text-decoration-thickness: 2px; text-underline-offset: 4px; }
${table} { display: table; inline-size: 100%; border-collapse: collapse; }
${table} :is(tr, th, td) { border: 0; background: none; color: ${vars.color.ink}; }
${table} :is(th, td) { padding: 12px 24px 12px 0; vertical-align: top; ${typography.small} text-align: start; }
${table} th { border-block-end: 2px solid ${vars.color.line}; ${typography.label} }
${table} td { border-block-end: 1px solid ${vars.color.lineSoft}; }
${page} .sbdocs-preview { border: 1px solid ${vars.color.line}; border-radius: 0 0 ${vars.radius.roundM} 0; box-shadow: none; overflow: hidden; }
${page} .sbdocs-preview .docs-story { padding: 0; }
${page} .sbdocs-preview .innerZoomElementWrapper > * { border: 0 !important; }
${page} .token.attr-name { color: ${vars.color.signalText}; }
@media (max-width: 768px) { ${page} .docblock-argstable { display: block; overflow-x: auto; } }
${page} .docblock-argstable input { accent-color: ${vars.color.signalText}; }
`;

export function previewCss(fonts: FontFaceOptions): string {
  return [fontFaceCss(fonts), themeCss, baseCss, pageCss].join('\n');
}
