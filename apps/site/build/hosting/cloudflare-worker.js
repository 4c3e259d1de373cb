/**
 * Runs before the static assets of `/assets/*` on Cloudflare Workers: the host gives a missing file the headers of its
 * folder, so that browsers would cache its 404 for a year.
 */
export default {
  async fetch(request, env) {
    const response = await env.ASSETS.fetch(request);
    if (response.status !== 404) return response;
    const missing = new Response(response.body, response);
    missing.headers.set('Cache-Control', 'no-store');
    return missing;
  },
};
