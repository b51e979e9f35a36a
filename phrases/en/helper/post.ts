export const post = {
  name: 'Post',
  plural: 'Posts',
  /** Names of secondary entities. */
  entities: {
    post_category: 'Category',
  },
  title: {
    categories: 'Post categories',
    new: 'New post',
  },
  status: {
    draft: 'Draft',
    published: 'Published',
  },
  rights: {
    post: {
      name: 'Posts',
      meaning: 'Articles for customers',
    },
  },
};
