export const post = {
  name: 'Post',
  plural: 'Posts',
  /** What else stands in its folder. */
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
