# The same commands as on any machine.
FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-trixie-slim
WORKDIR /site
ENV NODE_ENV=production
# For npm run backup and restore: pg_dump must not be older than the server of compose.yaml.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
# As restartWithTunedAllocator() in scripts/built-site.js, which then has nothing to do.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY --from=build /site/build ./build
COPY content ./content
COPY domain ./domain
COPY scripts ./scripts
COPY server ./server
# SQLite is the default where DATABASE_URL is not set.
RUN mkdir data backups && chown node:node data backups
VOLUME ["/site/data", "/site/backups"]
USER node
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would not forward the stop signal.
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=4", "--expose-gc", "scripts/serve.js"]
