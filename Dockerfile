# syntax=docker/dockerfile:1

# The Node of both stages, in the version of package.json. Whoever builds for others names its bytes as well, which a tag may change:
# docker buildx imagetools inspect node:24.21.0-bookworm-slim
# docker build --build-arg NODE=node:24.21.0-bookworm-slim@sha256:… .
ARG NODE=node:24.21.0-bookworm-slim

# The pages and the server, built once; what only builds stays behind.
FROM $NODE AS build
WORKDIR /build
RUN chown node:node /build
# As the account that runs it: the engine takes what it compiled only where the same one asks for it.
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
# As in docs/decisions/0068: versions and hashes are those of the lock file.
RUN npm install --no-save --omit=dev --loglevel=error
COPY --chown=node:node . .
RUN npm run bundle

FROM $NODE
LABEL org.opencontainers.image.title="Karibu Visa" \
  org.opencontainers.image.version="2026.11.28" \
  org.opencontainers.image.licenses="LicenseRef-Proprietary"
# What cards are taken with, where letters go and which keys seal documents comes at run time, never from here.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What glibc keeps of each thread's memory: docs/operations/scale.md.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir /data && chown node:node /data
# Also backup, restore, rotate-key: `docker compose exec app node dist/server/backup.js /data/…`
COPY --from=build /build/dist/bundle ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
