import type { PageBuild } from '#build/page-build.ts';

// Not indexed, and shared with the image of the home page.
export default {} satisfies PageBuild;
