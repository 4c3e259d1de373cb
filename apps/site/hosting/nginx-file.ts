import { headersFor, type HeaderRule, type HeaderSet } from './headers.ts';
import { pageFile, UNSERVED_FILES, type HostingPlan } from './hosting-plan.ts';
import { redirectTable } from './redirects.ts';

/**
 * The `nginx.conf` of the site, to be included in the `http` block. The root is where the build's
 * folder is copied to: `/srv/waypage`.
 */
export function nginxFile(plan: HostingPlan, rules: readonly HeaderRule[]): string {
  return `# Written by the build. Include it in the http block; TLS belongs in front of it or in it.

# Keys without "~" ignore case: every spelling of an address leads to its one spelling.
map $uri $waypage_address {
  default "";
${lines(redirectTable(plan.paths), ([spelling, target]) => `  ${quoted(spelling)} ${quoted(target)};`)}
}

map $uri $waypage_file {
  default "";
${lines(plan.paths, (path) => `  ${quoted(`~^${escaped(path)}$`)} ${quoted(pageFile(path))};`)}
${lines(Object.entries(plan.fallbacks), ([folder, page]) => `  ${quoted(`~*^${escaped(folder)}[^/.]+$`)} ${quoted(pageFile(page))};`)}
}

# A separator that is encoded or doubled is never an address of this site.
map $request_uri $waypage_ambiguous {
  default 0;
  "~*^[^?]*(?:%5c|%2f|\\\\\\\\|//)" 1;
}

map $uri $waypage_not_found {
  default "/404.html";
  "~*^/(?:assets|images|fonts)/" /missing-file;
  "~\\.[A-Za-z0-9]+$" /missing-file;
${lines(languagePrefixes(plan), (prefix) => `  ${quoted(`~*^${prefix}(?:/|$)`)} ${quoted(`${prefix}/404.html`)};`)}
}

map $waypage_ambiguous$waypage_address $waypage_target {
  default "";
  "~^0(?<address>/.*)$" $address;
}

server {
  listen 8080;
  listen [::]:8080;
  root /srv/waypage;
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  gzip_static on;
  gzip_vary on;
  charset utf-8;
  types {
    application/javascript js mjs;
    application/json json;
    application/manifest+json webmanifest;
    application/pdf pdf;
    application/xml xml;
    font/woff2 woff2;
    image/avif avif;
    image/jpeg jpg jpeg;
    image/png png;
    image/svg+xml svg;
    image/vnd.microsoft.icon ico;
    image/webp webp;
    text/css css;
    text/html html;
    text/plain txt;
  }
  error_page 404 $waypage_not_found;
${headerLines(rules[0]?.headers ?? {}, '  ')}

  if ($waypage_ambiguous) {
    return 404;
  }
  set $waypage_moved $waypage_target;
  if ($waypage_target = $uri) {
    set $waypage_moved "";
  }
  if ($waypage_moved) {
    return 301 $waypage_moved$is_args$args;
  }

  location / {
    try_files $waypage_file $uri =404;
  }
  # Pages have one address each, the one without their file's name.
  location ~* \\.html$ {
    internal;
  }
  location ~ (?:^/(?:${UNSERVED_FILES.map(escaped).join('|')})|\\.(?:br|gz)|/\\.[^/]*)$ {
    return 404;
  }
  location = /missing-file {
    internal;
    default_type text/plain;
    return 404 "Not found\\n";
  }
${rules
  .slice(1)
  .map(({ pattern }) => ({ prefix: pattern.replace('*', ''), headers: headersFor(pattern, rules) }))
  .map(
    ({ prefix, headers }) => `  location ^~ ${quoted(prefix)} {
${headerLines(headers, '    ')}
    try_files $waypage_file $uri =404;
  }`,
  )
  .join('\n')}
}
`;
}

function lines<Item>(items: Iterable<Item>, line: (item: Item) => string): string {
  return [...items].map(line).join('\n');
}

function headerLines(headers: HeaderSet, indent: string): string {
  return lines(
    Object.entries(headers),
    ([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`,
  );
}

function languagePrefixes(plan: HostingPlan): string[] {
  return plan.notFound
    .map((address) => address.replace(/\/404\.html$/, ''))
    .filter((prefix) => prefix !== '');
}

function quoted(text: string): string {
  return `"${text}"`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
