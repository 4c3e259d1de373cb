import type { Host } from './host.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that some route of a host takes at a path; none when nothing lives there. */
export function allowedMethods(host: Host, path: string): string[] {
  return METHODS.filter((method) => {
    // A HEAD is answered by the route for GET.
    const routed = method === 'HEAD' ? 'GET' : method;
    const [matches] = host.router.match(routed, path);
    return matches.some(([[, route]]) => route.method === routed);
  });
}
