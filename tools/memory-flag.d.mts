export declare const MEMORY_FLAG: string;
