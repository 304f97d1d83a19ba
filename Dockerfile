# syntax=docker/dockerfile:1

# The pages and the server, built once; what only builds and tests need stays behind.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
# As in docs/decisions/0016: versions and hashes are those of the lock file.
RUN npm install --no-save --include=dev --loglevel=error
COPY . .
RUN npm run build && npm prune --omit=dev --no-save

FROM node:24-bookworm-slim
# What cards are taken with, where letters go and which keys seal documents comes at run time, never from here.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/migrations ./migrations
# backup, restore, rotate-key: `docker compose exec app node dist/server/backup.js /data/…`
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
