# Image with the server and the built page. docs/deploying.md lists the settings.
#   docker build --build-arg SITE_URL=https://example.com --build-context owner=../nova -t landing-page .

# The owner's folder. Replace it with `--build-context owner=…`.
FROM scratch AS owner
COPY owner /

FROM node:24.21.0-slim AS build
WORKDIR /app
# Copy these files before the sources, so Docker caches the npm install layer.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
COPY --from=owner / /owner/
ENV OWNER=/owner
RUN if [ -f /owner/package-lock.json ]; then npm ci --ignore-scripts --prefix=/owner; fi
# The build needs these settings, because they end up in the page.
ARG SITE_URL
ARG FORM_ORIGIN
ARG SIGNUP_RETENTION_DAYS
ARG NOINDEX
ARG PUBLIC_MARKET_API=self
RUN PATH="/app/node_modules/.bin:$PATH" node scripts/build.ts

FROM node:24.21.0-slim AS production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24.21.0-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    SITE_DIR=/app/dist \
    DATA_DIR=/data
WORKDIR /app
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/contract ./contract
COPY --from=build /app/server/src ./server/src
# The CLI scripts that work without the sources.
COPY --from=build /app/scripts/signUps.ts /app/scripts/report.ts /app/scripts/backup.ts ./scripts/
COPY --from=build /app/scripts/withStore.ts /app/scripts/command.ts ./scripts/
COPY --from=build /app/scripts/install.mjs /app/scripts/lock.mjs ./scripts/
# The report script needs this file.
COPY --from=build /app/site/integrations/lastRelease.ts ./site/integrations/
COPY --from=build /app/dist ./dist
# The unprivileged user from the base image only writes to /data.
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4321) + JSON.parse(fs.readFileSync('dist/.site.json')).base + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/src/main.ts"]
