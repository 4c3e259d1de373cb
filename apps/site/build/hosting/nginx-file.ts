import { CONTENT_TYPES, FILE_EXTENSIONS } from './static-files.ts';
import { ENCODINGS } from './precompress.ts';
import { commonHeaders, headersFor, type HeaderRule, type HeaderSet } from './headers.ts';
import { CONFIG_FOLDER, languagePrefixes, pageFile, type HostingPlan } from './hosting-plan.ts';
import { redirectTable } from './redirects.ts';

interface NginxSite {
  readonly root?: string;
  readonly port?: number;
}

/** Returns the site's configuration, to be included in the `http` block; {@link nginxMainFile} includes it. */
export function nginxFile(
  plan: HostingPlan,
  rules: readonly HeaderRule[],
  { root = '/srv/waypage', port = 8080 }: NginxSite = {},
): string {
  const languages = languagePrefixes(plan);
  const types = Object.entries(CONTENT_TYPES);
  return `# Written by the build. Include it in the http block; TLS belongs in front of it or in it.

# Keys without "~" ignore case: every spelling of a path redirects to the canonical one.
map $uri $waypage_redirect {
  default "";
${lines(redirectTable(plan), ([spelling, target]) => `  ${quoted(spelling)} ${quoted(target)};`)}
}

# Read after the redirects, when the spelling is right.
map $uri $waypage_file {
  default "";
${lines(plan.paths, (path) => `  ${quoted(path.toLowerCase())} ${quoted(pageFile(path))};`)}
${lines(Object.entries(plan.fallbacks), ([folder, page]) => `  ${quoted(`~*^${escaped(folder)}[^/.]+$`)} ${quoted(pageFile(page))};`)}
}

# Short URLs of campaigns.
map $uri $waypage_campaign {
  default "";
${lines(Object.entries(plan.campaigns ?? {}), ([url, target]) => `  ${quoted(url)} ${quoted(target)};\n  ${quoted(`${url}/`)} ${quoted(target)};`)}
}

# A path of this site never has an encoded separator; a doubled one redirects to the path with one.
map $request_uri $waypage_ambiguous {
  default 0;
  "~*^[^?]*(?:%5c|%2f|\\\\\\\\)" 1;
}
map $request_uri $waypage_doubled {
  default 0;
  "~^[^?]*//" 1;
}
# The path that needs no redirect; empty for doubled slashes, which nginx has merged in $uri.
map $waypage_doubled $waypage_canonical {
  0 $uri;
  1 "";
}

# Nor are instructions, hidden files, compressed copies, and pages that are not listed.
map $waypage_ambiguous$waypage_doubled $waypage_misspelt {
  default 1;
  00 0;
}
map $uri $waypage_refused {
  default $waypage_misspelt;
  "~^/${CONFIG_FOLDER}(?:\\.json$|/)" 1;
  "~/\\.(?!well-known/)" 1;
  "~\\.(?:html|${ENCODINGS.map(({ extension }) => extension.slice(1)).join('|')})$" 1;
}

map $waypage_ambiguous$waypage_redirect $waypage_target {
  default "";
  "~^0(?<path>/.*)$" $path;
}

map $uri $waypage_not_found {
  default "/404.html";
  "~*^/(?:assets|images|fonts)/" /missing-file;
  "~*\\.(?:${FILE_EXTENSIONS.join('|')})$" /missing-file;
${lines(languages, (prefix) => `  ${quoted(`~*^${prefix}(?:/|$)`)} ${quoted(`${prefix}/404.html`)};`)}
}

map $status $waypage_allow {
  default "";
  405 "GET, HEAD";
}

server {
  listen ${port};
  listen [::]:${port};
  root ${quoted(root)};
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  charset utf-8;
  charset_types ${[...new Set(types.filter(([, type]) => type.includes('charset')).map(([, type]) => plainType(type)))].filter((type) => type !== 'text/html').join(' ')};
  types {
${lines(types, ([ending, type]) => `    ${plainType(type)} ${ending.slice(1)};`)}
  }
  error_page 404 $waypage_not_found;
  error_page 405 /refused-method;
${lines(Object.entries(commonHeaders(rules)), (header) => headerLine(header, '  '))}
  add_header Allow $waypage_allow always;

  if ($request_method !~ "^(?:GET|HEAD)$") {
    return 405;
  }
  set $waypage_moved $waypage_target;
  if ($waypage_target = $waypage_canonical) {
    set $waypage_moved "";
  }
  if ($waypage_moved) {
    return 301 $waypage_moved$is_args$args;
  }

${fileLocation('/')}
  location ~ "^(?:${languages.map(escaped).join('|')})?/404\\.html$" {
    internal;
  }
  # These have locations of their own because nginx derives the type of a text from the extension of the path.
  location = /missing-file {
    internal;
    return 404 "Not found\\n";
  }
  location = /refused-method {
    internal;
    return 405 "Method not allowed\\n";
  }
${lines(rules.slice(1), ({ pattern }) => fileLocation(locationMatcher(pattern, plan.fallbacks), headersFor(pattern, rules)))}
}
`;
}

function locationMatcher(pattern: string, fallbacks: HostingPlan['fallbacks']): string {
  if (!pattern.endsWith('*')) return `= ${quoted(pattern)}`;
  const prefix = pattern.slice(0, -1);
  // The fallback ignores case, so its policy has to.
  return prefix in fallbacks ? `~* ${quoted(`^${escaped(prefix)}`)}` : `^~ ${quoted(prefix)}`;
}

function fileLocation(matcher: string, headers: HeaderSet = {}): string {
  return [
    `  location ${matcher} {`,
    ...Object.entries(headers).map((header) => headerLine(header, '    ')),
    // Not in the `server` block, which nginx evaluates again for the not-found page.
    '    if ($waypage_campaign) {',
    '      return 302 $waypage_campaign;',
    '    }',
    '    if ($waypage_refused) {',
    '      return 404;',
    '    }',
    '    try_files $waypage_file $uri =404;',
    '  }',
  ].join('\n');
}

function lines<Item>(items: Iterable<Item>, line: (item: Item) => string): string {
  return [...items].map(line).join('\n');
}

function headerLine([name, value]: readonly [string, string], indent: string): string {
  return `${indent}add_header ${name} ${quoted(value.replaceAll('"', '\\"'))} always;`;
}

function plainType(type: string): string {
  return type.replace(/;.*$/, '');
}

function quoted(text: string): string {
  return `"${text}"`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Paths for nginx; it writes only to the temporary folder and the access log. */
interface NginxPaths {
  readonly siteFile: string;
  /** Folder for the process id and for bodies too large for memory. It must exist. */
  readonly temporaryFolder: string;
  readonly accessLog: string;
  /** Path of the module that serves `.br` files; without it nginx serves the `.gz` ones. */
  readonly brotliModule?: string | undefined;
  /** User of the worker processes when started as root. Default: the user that starts nginx */
  readonly user?: string | undefined;
}

/** The main configuration of an nginx that serves only the site, as any user and with a read-only disk. */
export function nginxMainFile(paths: NginxPaths): string {
  const { siteFile, temporaryFolder, accessLog, brotliModule, user } = paths;
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${brotliModule === undefined ? '' : `load_module ${brotliModule};\n`}${
    user === undefined ? '' : `user ${user};\n`
  }worker_processes auto;
pid ${temporaryFolder}/nginx.pid;
error_log stderr warn;

events {}

http {
  access_log ${accessLog};
${bodies.map((name) => `  ${name}_temp_path ${temporaryFolder}/${name};`).join('\n')}
  sendfile on;
  tcp_nopush on;
  # Every address of the site and its spellings is a key of one table.
  map_hash_bucket_size 256;
  map_hash_max_size 16384;
${brotliModule === undefined ? '' : '  brotli_static on;\n'}  include ${siteFile};
}
`;
}
