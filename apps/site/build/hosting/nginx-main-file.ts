/** Where nginx finds and keeps its files; all but the temporary folder it only reads. */
export interface NginxPlaces {
  /** The file of {@link nginxFile}. */
  readonly siteFile: string;
  /** Folder for the process id and for bodies too large for memory; must exist. */
  readonly temporaryFolder: string;
  /** A file, or `off`. */
  readonly accessLog: string;
  /** The module that serves `.br` copies; without it nginx serves the `.gz` ones. */
  readonly brotliModule?: string | undefined;
  /** Only for a start as root: who answers. Default: who starts it. */
  readonly user?: string | undefined;
}

/**
 * The main configuration of an nginx that serves nothing but the site, for any user and with a
 * read-only disk. The container and the end-to-end tests run the same text with other places.
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
