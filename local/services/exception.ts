/** What a service refuses with, as AWS names it: `ResourceNotFoundException` with status 400. */
export class Exception extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
