import type { PageBuild } from '#build/page-build.ts';

// It is not to be found, and other sites show the image of the home page.
export default {} satisfies PageBuild;
