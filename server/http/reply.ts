/** A handler's answer with more than data: a message, or a version for the ETag. */
export class Reply<T> {
  readonly data: T;
  readonly message?: string;
  readonly etag?: number;

  constructor(data: T, extras: { message?: string; etag?: number } = {}) {
    this.data = data;
    this.message = extras.message;
    this.etag = extras.etag;
  }
}
