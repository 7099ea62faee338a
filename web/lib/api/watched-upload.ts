interface Upload {
  method: string;
  headers: Headers;
  body: XMLHttpRequestBodyInit | null;
  signal: AbortSignal | null;
}

/** Statuses whose responses must not have a body, not even an empty one. */
const BARE = [204, 205, 304];

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
}

/** Like `fetch`, but reports the share of the body that was sent, from 0 to 1, which `fetch` cannot. */
export function watchedUpload(
  url: string,
  { method, headers, body, signal }: Upload,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const giveUp = () => reject(signal?.reason ?? new DOMException('Given up', 'AbortError'));
    request.open(method, url);
    request.responseType = 'blob';
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      const answer = BARE.includes(status) ? null : (response as Blob);
      resolve(new Response(answer, { status, headers: headersOf(request) }));
    };
    request.onerror = () => reject(new TypeError('The server was not reached'));
    request.onabort = giveUp;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}
