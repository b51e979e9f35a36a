export const post = {
  plural: 'Posts',
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
  log: {
    post_category_id: 'Category',
  },
};
