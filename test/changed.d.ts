export declare const differsFromMain: (folders: readonly string[], root?: string) => boolean;
