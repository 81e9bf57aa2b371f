#!/usr/bin/env bash
# Gets what verification/cluster/run.ts needs on Ubuntu or Debian, with Go: a control plane in FOLDER/bin,
# and the operator at the release that the guide installs in FOLDER/operator.
#   bash verification/cluster/get-parts.sh FOLDER
set -euo pipefail
folder="${1:?Write the folder that the parts go to.}"
release=v1.32.4

sudo apt-get update
sudo apt-get install --yes --no-install-recommends etcd-server
mkdir -p "$folder/bin"
curl --fail --silent --show-error --location "https://dl.k8s.io/$release/kubernetes-server-linux-amd64.tar.gz" |
  tar --extract --gzip --strip-components 3 --directory "$folder/bin" --wildcards 'kubernetes/server/bin/kube-*'
GOBIN="$folder/bin" go install sigs.k8s.io/kwok/cmd/kwok@v0.7.0
git clone --depth 1 --branch v0.4.0 https://github.com/llamastack/llama-stack-k8s-operator.git "$folder/operator"
cd "$folder/operator" && go build -o manager .
