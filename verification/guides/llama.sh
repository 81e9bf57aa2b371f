# Read by the shell before a fence of a guide: `llama stack run` goes on until a reader stops it, so
# here it ends once its server answers. That server is stopped, unless KEPT_SERVER names a file for
# its port: then later fences talk to it. While a server runs, the folder SERVERS has a file with the
# number of its process as name: whoever stops the shell stops that group too. An answer counts only
# once the log of that very server says that it listens there: another program may have taken the port
# in the meantime. Lines of a log are broken where its width ends. Every other command goes to the
# framework.
llama() {
  if [ "${1-} ${2-}" != 'stack run' ]; then
    command llama "$@"
    return
  fi
  (
    port=$(python -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    log=~/.server-$port.log
    : > "$log"
    setsid "$(type -P llama)" "$@" --port "$port" > "$log" 2>&1 &
    server=$!
    : > "$SERVERS/$server"
    trap 'rm "$SERVERS/$server"; kill -9 -- "-$server" 2>/dev/null' EXIT
    for _ in $(seq 480); do
      # With `-q`, grep would end before it has read all, and the pipe with a failure.
      if tr -d '[:space:]' < "$log" | grep "Uvicornrunningon[^(]*:$port\b" > /dev/null \
        && curl -sf "http://127.0.0.1:$port/v1/health" > /dev/null; then
        echo 'The server answers.'
        if [ -n "${KEPT_SERVER-}" ]; then
          echo "$port" > "$KEPT_SERVER"
          trap - EXIT
        fi
        exit 0
      fi
      kill -0 "$server" 2> /dev/null || break
      sleep 0.5
    done
    tail -n 20 "$log"
    exit 1
  )
}
