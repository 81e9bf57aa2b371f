#!/usr/bin/env bash
# Gets the image that verification/containers/run.ts starts. Guides call it by two names: as it is
# published, and as readers build it.
set -euo pipefail
release="$(node -p 'require("./versions.json")[0].slice(1)')"

docker pull "llamastack/distribution-starter:$release"
docker tag "llamastack/distribution-starter:$release" "distribution-starter:$release"
