import { createFolderStore, type FileStore } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** Where files are kept: in a bucket where an address of one is set, else in a folder. */
export const openFileStore = ({
  filesUrl,
  filesFolder,
}: {
  filesUrl?: string | undefined;
  filesFolder: string;
}): FileStore => (filesUrl === undefined ? createFolderStore(filesFolder) : createS3FileStore(filesUrl));
