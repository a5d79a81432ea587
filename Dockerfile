# The companion with the built page. Settings: docs/deploying.md.
#   docker build --build-arg SITE_URL=https://example.com --build-arg FORM_ORIGIN=https://form.example.com -t page .

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
# The page names its addresses, so they are needed when it is built.
ARG SITE_URL
ARG FORM_ORIGIN=http://localhost:4322
ARG PUBLIC_MARKET_API=self
RUN npm run build
RUN npm install --omit=dev --no-save --no-audit --no-fund --prefix /production \
    $(node -p "Object.entries(require('./package.json').dependencies).map(([n, v]) => n + '@' + v).join(' ')")

FROM node:24.21.0-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    SITE_DIR=/app/dist \
    DATA_DIR=/data \
    PUBLIC_MARKET_API=self
WORKDIR /app
COPY --from=build /production/node_modules ./node_modules
COPY --from=build /app/package.json /app/owner.config.ts ./
COPY --from=build /app/contract ./contract
COPY --from=build /app/service/src ./service/src
COPY --from=build /app/scripts ./scripts
# For the page that `report --html` writes.
COPY --from=build /app/site/src/styles/tokens.css /app/site/src/styles/scale.css ./site/src/styles/
COPY --from=build /app/site/src/assets/fonts ./site/src/assets/fonts
COPY --from=build /app/dist ./dist
# The image's own unprivileged user; nothing but /data is ever written.
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4321 4322
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4321) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "service/src/main.ts"]
