#!/bin/sh
# Writes, from the environment, the console's /config.json and the addresses that nginx passes calls on to.
# Runs in the image's entrypoint before nginx; a setting that cannot be used ends the container with a sentence.
set -eu

folder=/tmp/console
mkdir -p "$folder"

refuse() {
  echo "console: $*" >&2
  exit 1
}

only() { # VALUE CHARACTERS: whether the value consists of them
  [ "$(printf '%s' "$1" | tr -d "$2" | wc -c)" -eq 0 ]
}

choice() { # NAME VALUE ALLOWED...
  name=$1 value=$2
  shift 2
  for allowed in "$@"; do [ "$value" != "$allowed" ] || return 0; done
  refuse "$name=$value is none of: $*."
}

# NAME VALUE: an address without its last slash, or nothing
base() {
  [ -n "$2" ] || return 0
  case $2 in
    http://?* | https://?*) only "$2" 'A-Za-z0-9.:/_~-' && printf '%s' "${2%/}" && return 0 ;;
  esac
  refuse "$1=$2 is not an address: write it like https://api.example.com/main, without a query."
}

# ADDRESS: the origin of the server that map tiles come from, or nothing for one below the console's own origin
tiles_origin() {
  [ -n "$1" ] || return 0
  case $1 in
    *'{z}'*) case $1 in *'{x}'*) case $1 in *'{y}'*) plain=$(printf '%s' "$1" | sed 's/{[xyz]}/0/g') ;; esac ;; esac ;;
  esac
  case ${plain:-} in
    /[!/]*) only "$plain" 'A-Za-z0-9.:/_~?&=%,-' && return 0 ;;
    http://?* | https://?*)
      only "$plain" 'A-Za-z0-9.:/_~?&=%,-' && printf '%s' "$plain" | sed -E 's#^(https?://[^/?]+).*#\1#' && return 0
      ;;
  esac
  refuse "CONSOLE_MAP_TILES=$1 is not the address of a map tile: write it like https://tiles.example.com/{z}/{x}/{y}.png."
}

text() { # a JSON string
  printf '"%s"' "$(printf '%s' "$1" | tr -d '\000-\037' | sed 's/\\/\\\\/g; s/"/\\"/g')"
}

main=$(base CONSOLE_MAIN_BASE "${CONSOLE_MAIN_BASE:-}")
resorts=$(base CONSOLE_RESORTS_BASE "${CONSOLE_RESORTS_BASE:-}")
apps=$(base CONSOLE_APPS_BASE "${CONSOLE_APPS_BASE:-}")
mock=$(base CONSOLE_MOCK_BASE "${CONSOLE_MOCK_BASE:-}")
for pair in "CONSOLE_MAIN_BASE=$main" "CONSOLE_RESORTS_BASE=$resorts" "CONSOLE_APPS_BASE=$apps"; do
  [ -n "${pair#*=}" ] || refuse "${pair%=} is not set: it is where that part of the backend is, like https://api.example.com/main."
done
choice CONSOLE_LANGUAGE "${CONSOLE_LANGUAGE:=zh}" zh en es ja auto
choice CONSOLE_IMAGE_UPLOAD "${CONSOLE_IMAGE_UPLOAD:=images}" images oss
choice CONSOLE_IDEMPOTENCY_KEYS "${CONSOLE_IDEMPOTENCY_KEYS:=false}" true false
choice CONSOLE_MAP_SYSTEM "${CONSOLE_MAP_SYSTEM:=gcj02}" gcj02 wgs84
tiles=${CONSOLE_MAP_TILES:-}
tiles_from=$(tiles_origin "$tiles")
only "${CONSOLE_MAP_MAX_ZOOM:=18}" 0-9 || refuse "CONSOLE_MAP_MAX_ZOOM=$CONSOLE_MAP_MAX_ZOOM is not a number."
map=
[ -z "$tiles" ] || map=$(
  printf '  "map": { "tiles": %s, "system": "%s", "attribution": %s, "maxZoom": %s },' \
    "$(text "$tiles")" "$CONSOLE_MAP_SYSTEM" "$(text "${CONSOLE_MAP_ATTRIBUTION:-}")" "$CONSOLE_MAP_MAX_ZOOM"
)
choice CONSOLE_DEMO "${CONSOLE_DEMO:=false}" true false
clock=
[ "$CONSOLE_DEMO" = false ] || clock='  "clock": "/__mock/clock",'
contract=
if [ -n "${CONSOLE_CONTRACT_VERSION:-}" ]; then
  # Characters first: a line of its own would pass the pattern.
  only "$CONSOLE_CONTRACT_VERSION" 0-9. && printf '%s\n' "$CONSOLE_CONTRACT_VERSION" | grep -Eq '^[0-9]+\.[0-9]+\.[0-9]+$' ||
    refuse "CONSOLE_CONTRACT_VERSION=$CONSOLE_CONTRACT_VERSION is not a version: write it like 1.0.0."
  contract="  \"contractVersion\": \"$CONSOLE_CONTRACT_VERSION\","
fi

# The browser speaks to this origin only, so the policy of headers.conf holds for any backend; map tiles are images of another host.
cat >"$folder/config.json" <<END
{
  "bases": { "main": "/api/main", "resorts": "/api/resorts", "apps": "/api/apps" },
  "uploadSecret": $(text "${CONSOLE_UPLOAD_SECRET:-meimei-upload}"),
  "language": "$CONSOLE_LANGUAGE",
  "title": $(text "${CONSOLE_TITLE:-美美旅享平台}"),
  "imageUpload": "$CONSOLE_IMAGE_UPLOAD",
  "idempotencyKeys": $CONSOLE_IDEMPOTENCY_KEYS,
$map
$contract
$clock
  "demo": $CONSOLE_DEMO
}
END

{
  # Looked up while running: a backend may come back under another address. Only the first name server, as everybody
  # else does: nginx would ask each in turn, and the others know nothing of the services beside this one.
  echo "resolver $(awk '$1 == "nameserver" { print ($2 ~ /:/ ? "[" $2 "]" : $2); exit }' /etc/resolv.conf) valid=2s;"
  printf 'set $map_images "%s";\n' "${tiles_from:+ $tiles_from}"
  printf 'set $%s_base "%s";\n' main "$main" resorts "$resorts" apps "$apps" mock "$mock"
  case "$main $resorts $apps $mock" in
    *https://*)
      authorities=${CONSOLE_CA_FILE:-/etc/ssl/certs/ca-certificates.crt}
      [ -r "$authorities" ] || refuse "CONSOLE_CA_FILE: $authorities cannot be read, and an https backend cannot be trusted without it."
      echo "proxy_ssl_server_name on; proxy_ssl_verify on; proxy_ssl_verify_depth 4;"
      echo "proxy_ssl_trusted_certificate $authorities;"
      ;;
  esac
} >"$folder/bases.conf"
