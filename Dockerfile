# One image for every process: `api` (the default), `worker`, `migrate` and `questline`. See docs/deploy.md.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY db/package.json db/
COPY packages/certificate/package.json packages/certificate/
COPY packages/contact-details/package.json packages/contact-details/
COPY packages/contract/package.json packages/contract/
COPY packages/credentials/package.json packages/credentials/
COPY packages/emails/package.json packages/emails/

# The secrets are for machines whose npm uses its own registry or certificates. They are in no layer.
FROM manifests AS build
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca \
    --mount=type=cache,target=/root/.npm \
    npm ci --no-update-notifier --workspace @questline/web --workspace @questline/emails
COPY apps apps
COPY packages packages
RUN node packages/emails/build.ts && node apps/web/build.ts

FROM manifests AS production
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca \
    --mount=type=cache,target=/root/.npm \
    npm ci --no-update-notifier --omit=dev --workspace @questline/server
# npm leaves development dependencies in place that another workspace needs in production. And packages contain much that
# Node never reads: types, source maps, tests, bundles and fonts for browsers. Together 95 MB.
RUN (cd node_modules && rm -r @napi-rs libphonenumber-js/bundle pdfjs-dist react react-dom pdfkit/js/pdfkit.standalone.js) \
    && find . -type d \( -name .yarn -o -name test -o -name tests \) -prune -exec rm -r {} + \
    && find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' -o -name '*.woff2' \
       -o -name '*-italic.woff' \) -delete

# What is in the image, for scanners: the software bill of materials.
FROM manifests AS sbom
COPY bin/supply-chain/sbom.ts bin/supply-chain/
RUN node bin/supply-chain/sbom.ts >sbom.json

# Not the image of Node, which includes npm and yarn: nothing is installed after this.
FROM debian:bookworm-slim AS app
RUN echo 'questline:x:1000:' >>/etc/group \
    && echo 'questline:x:1000:1000::/nonexistent:/usr/sbin/nologin' >>/etc/passwd \
    && install -d -o 1000 -g 1000 -m 0700 /var/lib/questline
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_HOST=0.0.0.0 NODE_COMPILE_CACHE=/app/.compiled
WORKDIR /app
COPY --from=manifests /usr/local/bin/node /usr/local/bin/
COPY --from=production /app ./
COPY --from=sbom /app/sbom.json ./
COPY --from=build /app/packages/emails/dist packages/emails/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY deploy/image /usr/local/bin/
COPY packages/certificate/src packages/certificate/src
COPY packages/contact-details/src packages/contact-details/src
COPY packages/contract/src packages/contract/src
COPY packages/credentials/src packages/credentials/src
COPY db db
COPY apps/server/src apps/server/src

# The same with pg_dump and pg_restore, for `questline backup` and `questline restore` only.
FROM postgres:18 AS backup
COPY --from=app /usr/local/bin/node /usr/local/bin/start /usr/local/bin/
COPY --from=app /app /app
ENV NODE_ENV=production
WORKDIR /app
USER 1000:1000
STOPSIGNAL SIGTERM
ENTRYPOINT ["start", "questline"]
CMD ["--help"]

# As the user who runs it, because the cache has a folder for each user.
FROM app AS compiled
USER 1000:1000
RUN compile

FROM app
COPY --from=compiled /tmp/compiled /app/.compiled
# By number, so that Kubernetes can tell that it isn't root.
USER 1000:1000
EXPOSE 3000 9464 9465
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=10s --start-period=3m --retries=3 CMD ["healthy"]
ENTRYPOINT ["start"]
CMD ["api"]
