# The product in a container: built in one, run in another that holds no tools. docs/GROWING.md
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY index.html tsconfig.json vite.config.ts ./
COPY build build
COPY scripts scripts
COPY public public
COPY src src
COPY server server
RUN NODE_ENV=production npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /packages
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data FILE_DIR=/files
RUN mkdir /data /files && chown node:node /data /files
COPY --from=packages /packages/node_modules node_modules
COPY --from=build /build/dist dist
COPY package.json ./
USER node
VOLUME ["/data", "/files"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that SIGTERM reaches the server.
CMD ["node", "dist/server/main.js"]
