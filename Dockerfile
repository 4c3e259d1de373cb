# syntax=docker/dockerfile:1

# The site as one container: Debian's nginx with brotli, unprivileged and on a read-only file system.
# How to build and run it: docs/hosting-nginx.md.

# Tags can change, digests cannot. Dependabot updates them.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /waypage
COPY . .
RUN .ci/install-pnpm && pnpm install --frozen-lockfile
# Pages, code and security policy contain the hosts.
ARG VITE_MARKETING_HOST
ARG VITE_APP_HOST
ARG VITE_QR_GENERATOR_HOST
ARG VITE_STUDIO_HOST
ARG VITE_SHOP_URL
ARG VITE_SHORT_URL_HOST
ARG VITE_REQUEST_TIMEOUT_MS
ARG VITE_DESIGNER_HANDSHAKE
ARG SITE_INDEX
ARG VITE_CAMPAIGN_PARAMETERS
ARG VITE_EVENTS
ARG VITE_EVENTS_URL
ARG VITE_EVENTS_SITE
ARG VITE_EVENTS_CAMPAIGN
ARG VITE_REPORT_URL
ARG VITE_REPORT_VITALS
ARG VITE_RELEASE
# The step that builds the release compresses the files.
RUN SITE_COMPRESSION=none pnpm exec turbo run build --filter=@waypage/site
# URL of the current release, whose assets are kept for one more deploy.
ARG PREVIOUS_RELEASE=""
RUN pnpm --filter=@waypage/site run build:release nginx --previous "$PREVIOUS_RELEASE"

FROM debian:bookworm-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /waypage/apps/site/dist/hosting/nginx /etc/waypage
COPY --from=build /waypage/apps/site/dist-release /srv/waypage
# www-data, by number: Kubernetes verifies that it is not root.
USER 33:33
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
CMD ["nginx", "-c", "/etc/waypage/nginx.conf", "-g", "daemon off;"]
