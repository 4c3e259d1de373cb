const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

export const PORTS = {
  site: port('SITE_PORT', 4173),
  appHost: port('APP_HOST_PORT', 4174),
  developmentSite: port('DEVELOPMENT_SITE_PORT', 4183),
  nginx: port('NGINX_PORT', 4193),
} as const;

export const SITE = `http://localhost:${String(PORTS.site)}`;
export const APP_HOST = `http://localhost:${String(PORTS.appHost)}`;
export const NGINX_SITE = `http://localhost:${String(PORTS.nginx)}`;
export const DEVELOPMENT_SITE = `http://localhost:${String(PORTS.developmentSite)}`;

/** The designer alone. */
export const BUILDER = `http://localhost:${String(port('QR_GENERATOR_PORT', 4175))}/qr-code/builder`;
