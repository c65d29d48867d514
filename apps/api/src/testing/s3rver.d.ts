/** The parts of s3rver that the tests use; it comes without types. */
declare module "s3rver" {
  import type { RequestListener } from "node:http";

  class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    configureBuckets(): Promise<void>;
    getMiddleware(): RequestListener;
  }

  export = S3rver;
}
