/** Paths for nginx; it writes only to the temporary folder and the access log. */
export interface NginxPlaces {
  readonly siteFile: string;
  /** Folder for the process id and for bodies too large for memory. It must exist. */
  readonly temporaryFolder: string;
  readonly accessLog: string;
  /** Path of the module that serves `.br` files; without it nginx serves the `.gz` ones. */
  readonly brotliModule?: string | undefined;
  /** User of the worker processes when started as root. Default: the user that starts nginx */
  readonly user?: string | undefined;
}

/**
 * Returns the main configuration of an nginx that serves only the site, as any user and with a read-only disk. The
 * container and the end-to-end tests share it.
 */
export function nginxMainFile(places: NginxPlaces): string {
  const { siteFile, temporaryFolder, accessLog, brotliModule, user } = places;
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
